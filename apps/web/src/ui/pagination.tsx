import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { InkNumber } from './ink-field.tsx';
import styles from './pagination.module.css';
import { TextButton } from './text-link.tsx';

type PaginationProps = {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
};

/** Where one is in a long list, and the way to any page of it. The page belongs into the address. */
export function Pagination({ page, size, total, onPage }: PaginationProps) {
  const t = useTranslations();
  const pages = Math.max(1, Math.ceil(total / size));
  const [typed, setTyped] = useState<string | null>(null);

  const go = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (typed === null || !Number.isInteger(wanted)) return;
    onPage(Math.min(pages, Math.max(1, wanted)));
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
            go();
          }}
        >
          {t.rich('ui.pages.position', {
            pages,
            field: () => (
              <InkNumber
                label={t('ui.pages.goto')}
                value={typed ?? String(page)}
                onChange={setTyped}
                onBlur={go}
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
