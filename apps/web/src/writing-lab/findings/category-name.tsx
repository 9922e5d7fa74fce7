import type { FindingCategory } from '@longhand/analysis';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import styles from './category-name.module.css';

/** A category name styled like its mark in the text, so the list needs no legend. */
export function CategoryName({ category }: { category: FindingCategory }) {
  const t = useTranslations('writing-lab.findings.category');

  return <MarkedName category={category} name={t(category)} />;
}

/** A name styled like the marks of its category. */
export function MarkedName({ category, name }: { category: FindingCategory; name: string }) {
  return <span className={clsx(styles.name, styles[category])}>{name}</span>;
}
