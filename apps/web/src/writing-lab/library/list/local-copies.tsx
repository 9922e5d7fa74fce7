import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from '../../../ui/text-link.tsx';
import { listDrafts } from '../../storage/device/drafts.ts';
import { useLab } from '../../storage/lab.ts';
import styles from './samples.module.css';

/** Server texts recently opened on this device; they open without the server. */
export function LocalCopies() {
  const t = useTranslations();
  const lab = useLab();
  const { data: copies = [] } = useQuery({
    queryKey: ['writing-lab', 'copies', lab.userId],
    networkMode: 'always',
    queryFn: async () =>
      (await listDrafts(await lab.database())).flatMap(({ home, title, isBlank }) =>
        home?.place === 'server' && !isBlank ? [{ id: home.id, title }] : [],
      ),
    retry: false,
    staleTime: 0,
  });
  if (copies.length === 0) return null;

  return (
    <nav aria-label={t('samples.copiesHere')}>
      <p>{t('samples.copiesHere')}</p>
      <ul>
        {copies.slice(0, maxShown).map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.title} to={`/app/writing-lab/analyzer?sample=${id}`}>
              <bdi>{title || t('writing-lab.untitled')}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxShown = 20;
