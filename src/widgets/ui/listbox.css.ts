import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, radius, shadow, z } = vars

/** Overlays what follows its field. */
export const listbox = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInline: 0,
  zIndex: z.overlay,
  maxBlockSize: 330,
  overflowY: 'auto',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
})
