import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { breathe, reducedMotion } from './motion.css'

const { color, radius } = vars

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: color.border,
  animation: `${breathe} 1.8s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})

/** Takes its space, invisibly. */
export const unseen = style({ visibility: 'hidden' })

export const shapes = styleVariants({
  text: { blockSize: '0.9em', marginBlock: '0.35em', borderRadius: radius.s },
  block: { blockSize: vars.control.m, borderRadius: radius.m },
  circle: { blockSize: vars.control.m, inlineSize: vars.control.m, borderRadius: '50%' },
})
