type Keep = () => Promise<unknown>;

const keeps = new Set<Keep>();
const patienceMs = 2_000;

/** What has to be kept before the page is loaded anew. Returns what takes it back. */
export function beforeReload(keep: Keep): () => void {
  keeps.add(keep);

  return () => {
    keeps.delete(keep);
  };
}

/** Keeps what was typed, then loads the page anew. A disk that does not answer holds it up only for a moment. */
export async function reloadPage(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const kept = Promise.allSettled([...keeps].map((keep) => keep()));

  await Promise.race([kept, patience]);
  location.reload();
}
