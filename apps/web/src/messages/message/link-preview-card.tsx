import type { LinkPreview } from '@longhand/contract/messages-values';
import { apiUrlFor } from '../../platform/api-client.ts';
import styles from './cards.module.css';

/** Title and description of a linked page. Its picture comes from our server, so that the other site learns nothing. */
export function LinkPreviewCard({ preview }: { preview: LinkPreview }) {
  const { url, title, description, siteName, imageUrl } = preview;
  const address = URL.parse(url);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;

  return (
    <a
      className={styles.preview}
      href={address.href}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
    >
      {imageUrl !== null && (
        <img
          className={styles.previewImage}
          src={apiUrlFor(imageUrl)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
        />
      )}
      <span className={styles.previewText}>
        <b dir="auto">{title}</b>
        {description !== '' && (
          <span className={styles.previewDescription} dir="auto">
            {description}
          </span>
        )}
        <span className={styles.previewHost}>
          {siteName !== '' && <bdi>{siteName}, </bdi>}
          <bdi>{address.host}</bdi>
        </span>
      </span>
    </a>
  );
}
