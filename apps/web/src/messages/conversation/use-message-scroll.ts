import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

type ScrollOptions = {
  /** Changes with every rendered change of the list. */
  content: unknown;
  /** Whether the newest message is loaded. */
  reachesNewest: boolean;
  loadEarlier: () => Promise<void>;
  loadLater: () => Promise<void>;
  /** Selector of the element to show at first; at the end if there is none. */
  firstShown: string | null;
};

export type MessageScroll = {
  container: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLOListElement | null>;
  /** The end of the list is in view. */
  isAtEnd: boolean;
  scrollToEnd: () => void;
  /** Scrolls an element to the middle and keeps it there while the list loads. Returns whether it exists. */
  scrollTo: (selector: string) => boolean;
};

/** An element and its distance from the top of the container, which stays the same whatever is loaded above it. */
type Anchor = { element: Element; offset: number };

const endTolerance = 48;
const loadDistance = 600;

/**
 * Keeps the scroll position of a list of messages: at the end while it is there, else at the topmost visible message, also when earlier
 * messages are loaded or an image gets its size. Loads more near both ends (infinite scroll).
 */
export function useMessageScroll(options: ScrollOptions): MessageScroll {
  const { content, reachesNewest, firstShown } = options;
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const anchor = useRef<Anchor | 'end'>('end');
  const hasStarted = useRef(false);
  const latest = useRef(options);
  const [isAtEnd, setAtEnd] = useState(firstShown === null);

  const restore = () => {
    const box = container.current;
    if (box === null) return;
    const { current } = anchor;
    if (current === 'end') box.scrollTop = box.scrollHeight;
    else if (current.element.isConnected)
      box.scrollTop += offsetIn(box, current.element) - current.offset;
  };

  /** Remembers the scroll position and loads more if an end is near. */
  const handleScroll = () => {
    const box = container.current;
    if (box === null) return;
    const { reachesNewest: hasNewest, loadEarlier, loadLater } = latest.current;
    const toEnd = box.scrollHeight - box.clientHeight - box.scrollTop;
    const isEnd = toEnd <= endTolerance;
    setAtEnd(isEnd && hasNewest);
    anchor.current = isEnd && hasNewest ? 'end' : (findTopmost(box) ?? 'end');
    if (box.scrollTop < loadDistance) void loadEarlier();
    if (toEnd < loadDistance) void loadLater();
  };

  const scrollTo = (selector: string, place = 0.5): boolean => {
    const box = container.current;
    const element = box?.querySelector(selector);
    if (box === null || element === null || element === undefined) return false;
    const height = Math.min(element.getBoundingClientRect().height, box.clientHeight);
    anchor.current = { element, offset: (box.clientHeight - height) * place };
    restore();
    handleScroll();

    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the list
  useLayoutEffect(() => {
    latest.current = options;
    if (!hasStarted.current && firstShown !== null) scrollTo(firstShown, 0.2);
    hasStarted.current = true;
    restore();
    if (anchor.current !== 'end' || reachesNewest) return;
    handleScroll();
  }, [content, reachesNewest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read the latest options
  useEffect(() => {
    const box = container.current;
    if (box === null || list.current === null) return;
    const observer = new ResizeObserver(restore);
    observer.observe(box);
    observer.observe(list.current);
    box.addEventListener('scroll', handleScroll, { passive: true });
    handleScroll(); // a short list loads more at once

    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', handleScroll);
    };
  }, []);

  return {
    container,
    list,
    isAtEnd,
    scrollToEnd() {
      anchor.current = 'end';
      restore();
    },
    scrollTo,
  };
}

function offsetIn(container: Element, element: Element): number {
  return element.getBoundingClientRect().top - container.getBoundingClientRect().top;
}

/** The topmost message that is in view. */
function findTopmost(container: Element): Anchor | null {
  for (const element of container.querySelectorAll('[data-seq]')) {
    const { bottom } = element.getBoundingClientRect();
    if (bottom > container.getBoundingClientRect().top)
      return { element, offset: offsetIn(container, element) };
  }

  return null;
}
