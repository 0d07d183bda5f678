import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars

export const scroller = style({
  // sized by its place alone: a row that comes is laid out, and nothing around the list
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // rows are where they are by arithmetic: the browser has nothing to correct
  overflowAnchor: 'none',
})
export const all = style({ position: 'relative' })
/** a bar where each row will stand that is not made yet: of one picture, since elements are what takes long */
export const coming = style({
  backgroundImage: `linear-gradient(transparent 38%, ${color.border} 38%, ${color.border} 62%, transparent 62%)`,
  backgroundPosition: '50% 0',
  backgroundRepeat: 'repeat-y',
})
export const row = style({ position: 'absolute', insetInline: 0, contain: 'strict' })
