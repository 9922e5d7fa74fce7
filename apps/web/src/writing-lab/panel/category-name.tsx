import type { FindingCategory } from '@longhand/analysis';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import styles from './category-name.module.css';

/** The name of a category in the mark that it has in the text: the list needs no legend. */
export function CategoryName({ category }: { category: FindingCategory }) {
  const t = useTranslations('writing-lab.findings.category');

  return <MarkedName category={category} name={t(category)} />;
}

/** A name in the mark of its category. */
export function MarkedName({ category, name }: { category: FindingCategory; name: string }) {
  return <span className={clsx(styles.name, styles[category])}>{name}</span>;
}
