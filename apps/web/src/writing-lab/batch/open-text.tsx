import { useMutation } from '@tanstack/react-query';
import { goTo } from '../../platform/navigation.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Link } from '../../ui/text-link.tsx';
import type { BatchText } from '../device/database.ts';
import { useLab } from '../lab.ts';
import styles from './batch.module.css';

/** The title of a text, which opens it in the analyzer: as the saved text that it is, else as a draft. */
export function OpenText({ text }: { text: BatchText }) {
  const lab = useLab();
  const failureText = useFailureText();
  const opening = useMutation({
    mutationFn: async () => (await import('./open-as-draft.ts')).openAsDraft(lab, text),
    onSuccess: (id) => goTo(`/app/writing-lab/analyzer?draft=${id}`),
    onError: (failure) => showToast({ type: 'error', words: failureText(failure) }),
  });
  const { title, saved } = text;
  if (saved) {
    return (
      <Link className={styles.title} dir="auto" to={`/app/writing-lab/analyzer?sample=${saved.id}`}>
        {title}
      </Link>
    );
  }

  return (
    <button type="button" className={styles.title} dir="auto" onClick={() => opening.mutate()}>
      {title}
    </button>
  );
}
