import { lookUp } from '../../core/kernel/look-up'

const mirrored: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** Swaps the left and right arrow keys in right-to-left text. */
export const readingKey = ({ key, currentTarget }: { key: string; currentTarget: Element }): string =>
  (getComputedStyle(currentTarget).direction === 'rtl' && lookUp(mirrored, key)) || key
