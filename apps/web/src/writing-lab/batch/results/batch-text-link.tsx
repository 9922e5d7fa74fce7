import { useMutation } from '@tanstack/react-query';
import { navigateTo } from '../../../platform/navigation.ts';
import { showToast } from '../../../platform/toasts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { Link } from '../../../ui/text-link.tsx';
import type { BatchText } from '../../storage/device/database.ts';
import { useLab } from '../../storage/lab.ts';
import styles from '../batch.module.css';

/** The title as a link that opens the text in the analyzer: the saved text if there is one, otherwise a draft. */
export function BatchTextLink({ text }: { text: BatchText }) {
  const lab = useLab();
  const failureText = useFailureText();
  const opening = useMutation({
    mutationFn: async () => (await import('./open-as-draft.ts')).openAsDraft(lab, text),
    onSuccess: (id) => navigateTo(`/app/writing-lab/analyzer?draft=${id}`),
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
