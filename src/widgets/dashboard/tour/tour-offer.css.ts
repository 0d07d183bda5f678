import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, radius, font, shadow, z } = vars

/** Over the screen, so that nothing shifts when it appears. */
export const offer = style({
  position: 'fixed',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: z.sticky,
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  inlineSize: 'min(400px, calc(100vw - 32px))',
  paddingBlock: space[3],
  paddingInline: space[4],
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  boxShadow: shadow.high,
  lineHeight: font.line,
  // a fixed element is on every page
  '@media': { print: { display: 'none' } },
})
export const icon = style({ flex: 'none', inlineSize: 20, blockSize: 20, marginBlock: 2, color: color.accent })
export const body = style({ flex: 1, display: 'grid', justifyItems: 'start', gap: space[2], minInlineSize: 0 })
export const text = style({ margin: 0 })
export const close = style({ marginBlockStart: `calc(-1 * ${space[1]})`, marginInlineEnd: `calc(-1 * ${space[2]})` })
