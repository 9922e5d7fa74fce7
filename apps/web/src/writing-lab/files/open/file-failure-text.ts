import { limits } from '@longhand/contract/limits';
import { FileOpenError } from '@longhand/text-files/file-open-error';
import { useTranslations } from 'use-intl';

/** The message for a file that could not be opened. */
export function useFileFailureText(): (failure: unknown) => string {
  const t = useTranslations('samples');

  return (failure) => {
    const code = failure instanceof FileOpenError ? failure.code : 'broken';

    return t(`fileProblem.${code}`, { limit: limits.textBytesMax / 1_000_000 });
  };
}
