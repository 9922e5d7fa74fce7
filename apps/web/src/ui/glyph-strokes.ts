/** Icon paths, one stroke each, on a 16 × 16 grid. Plain data: the build also writes them to `/icons.js`. */
export const strokes = {
  today: 'M4 3h7M4 6h8M4 9h8M4 12h5',
  lab: 'M3 13l.7-3L11 2.7l2.3 2.3L6 12.3zM9.5 4.2l2.3 2.3',
  goals: 'M2.5 2v11.5H14M5 11l7.5-7.5',
  messages: 'M2.5 3h11v8H8l-3 2.8V11H2.5z',
  more: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  dots: 'M3 8h.8M7.6 8h.8M12.2 8h.8',
  search: 'M11.2 7A4.2 4.2 0 1 1 2.8 7a4.2 4.2 0 0 1 8.4 0zM10.1 10.1L14 14',
  help: 'M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0zM6 6.4A2 2 0 1 1 8.6 8.3Q8 8.6 8 9.4M8 11.4v.4',
  bell: 'M8 2.2a4 4 0 0 1 4 4v2.6l1.3 2.4H2.7L4 8.8V6.2a4 4 0 0 1 4-4zM6.6 13.2a1.5 1.5 0 0 0 2.8 0',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  up: 'M8 13V3M4.5 6.5L8 3l3.5 3.5',
  down: 'M8 3v10M4.5 9.5L8 13l3.5-3.5',
  check: 'M3 8.5l3.5 3.5L13 4.5',
} as const;
