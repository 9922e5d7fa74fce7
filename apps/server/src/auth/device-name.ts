/** The most particular first: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A browser as a person would name it, or an empty text when it does not say.
 *
 * @param userAgent what it sends as `User-Agent`
 * @example deviceNameOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') // 'Firefox, Linux'
 */
export function deviceNameOf(userAgent: string): string {
  return [browsers, systems]
    .flatMap((names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
    .join(', ');
}
