// Runs before the first paint, so that neither the colours nor the writing direction jump. Kept in step with
// src/platform/theme.ts and src/platform/locale.ts; a file of its own because the page allows no inline script.
(() => {
  const root = document.documentElement;
  root.toggleAttribute('data-scripts', true);
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const chosen = read('color-scheme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.scheme = dark ? 'dark' : 'light';

  const onPublicPage = !location.pathname.startsWith('/app');
  const asked = onPublicPage ? new URLSearchParams(location.search).get('lang') : null;
  const language = asked ?? read('locale');
  if (language && /^(ar|de|en|es|es-MX|fr|zh-CN)$/.test(language)) {
    root.toggleAttribute('data-waits', language !== root.lang); // what the server wrote is in another language
    root.lang = language;
    root.dir = language === 'ar' ? 'rtl' : 'ltr';
  }
})();
