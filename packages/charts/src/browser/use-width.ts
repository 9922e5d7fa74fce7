import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { textScale } from '../text-scale.ts';

/** The width of an element in CSS pixels at the default font size; undefined until it is mounted. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width / textScale()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [ref, width];
}
