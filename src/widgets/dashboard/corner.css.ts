import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { space, shadow, z } = vars

export const top = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: 1,
  inlineSize: 1,
  pointerEvents: 'none',
})

/** Takes no room; held at the lower edge of what is seen of the dashboard. */
export const edge = style({ position: 'sticky', insetBlockEnd: 0, zIndex: `calc(${z.sticky} + 1)`, blockSize: 0 })
/** Above the bars that stand at the lower edge of a screen. */
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 92,
  insetInlineEnd: space[4],
  display: 'grid',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})
export const floating = style({ boxShadow: shadow.high })
