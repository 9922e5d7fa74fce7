import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InlineNumber } from './inline-field.tsx';
import styles from './pagination.module.css';
import { TextButton } from './text-link.tsx';

type PaginationProps = {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
};

/** The position in a paged list, with links to other pages. Callers keep the page in the URL. */
export function Pagination({ page, size, total, onPage }: PaginationProps) {
  const t = useTranslations();
  const pages = Math.max(1, Math.ceil(total / size));
  const [typed, setTyped] = useState<string | null>(null);

  const goToTypedPage = () => {
    const requestedPage = Number(typed);
    setTyped(null);
    if (typed === null || !Number.isInteger(requestedPage)) return;
    onPage(Math.min(pages, Math.max(1, requestedPage)));
  };

  return (
    <nav className={styles.pagination} aria-label={t('ui.pages.label')}>
      <span>
        {t('ui.pages.range', {
          from: total === 0 ? 0 : (page - 1) * size + 1,
          to: Math.min(total, page * size),
          total,
        })}
      </span>
      {pages > 1 && (
        <form
          title={t('ui.pages.goto')}
          onSubmit={(event) => {
            event.preventDefault();
            goToTypedPage();
          }}
        >
          {t.rich('ui.pages.position', {
            pages,
            field: () => (
              <InlineNumber
                label={t('ui.pages.goto')}
                value={typed ?? String(page)}
                onChange={setTyped}
                onBlur={goToTypedPage}
              />
            ),
          })}
        </form>
      )}
      {page > 1 && (
        <TextButton onClick={() => onPage(page - 1)}>{t('ui.pages.previous')}</TextButton>
      )}
      {page < pages && (
        <TextButton onClick={() => onPage(page + 1)}>{t('ui.pages.next')}</TextButton>
      )}
    </nav>
  );
}
