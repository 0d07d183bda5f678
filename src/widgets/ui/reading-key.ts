import { lookUp } from '../../core/kernel/look-up'

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** The key as one reads: where it is read from right to left, the left arrow leads on. */
export const readingKey = ({ key, currentTarget }: { key: string; currentTarget: Element }): string =>
  (getComputedStyle(currentTarget).direction === 'rtl' && lookUp(mirrored, key)) || key
