import { useMutation } from '@tanstack/react-query';
import { v5 as namedUuid } from 'uuid';
import { goTo } from '../../platform/navigation.ts';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Link } from '../../ui/text-link.tsx';
import { emptyDraft } from '../desk/opening.ts';
import type { BatchText } from '../device/database.ts';
import { keepDraft, readDraft } from '../device/drafts.ts';
import { type Lab, useLab } from '../lab.ts';
import { countWords } from '../typed/typed-words.ts';
import styles from './batch.module.css';

/** The title of a text, which opens it in the analyzer: as the saved text that it is, else as a draft. */
export function OpenText({ text }: { text: BatchText }) {
  const lab = useLab();
  const failureText = useFailureText();
  const opening = useMutation({
    mutationFn: () => openAsDraft(lab, text),
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

/** Keeps a text of a batch as a draft, once: opened again it is the same draft. */
export async function openAsDraft(
  { database, now }: Pick<Lab, 'database' | 'now'>,
  { runId, number, title, text, known }: BatchText,
): Promise<string> {
  const open = await database();
  const id = namedUuid(String(number), runId);
  if (await readDraft(open, id)) return id;
  const words = countWords(text);
  const draft = emptyDraft({ now, newId: () => id, kind: known?.kind ?? 'fiction' });
  await keepDraft(open, { ...draft, title, text, words, pasted: words });

  return id;
}
