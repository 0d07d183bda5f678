import { style } from '@vanilla-extract/css'
import { breathe, reducedMotion, turn } from './motion.css'

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.1em',
  blockSize: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
})
