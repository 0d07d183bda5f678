import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const avatar = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: vars.font.line,
  userSelect: 'none',
})
export const sizes = styleVariants({
  s: { inlineSize: 28, blockSize: 28, fontSize: 11 },
  m: { inlineSize: 36, blockSize: 36, fontSize: 13 },
  l: { inlineSize: 56, blockSize: 56, fontSize: 19 },
  xl: { inlineSize: 96, blockSize: 96, fontSize: 32 },
})
const hue = (angle: number) => ({
  color: `light-dark(oklch(0.42 0.09 ${angle}), oklch(0.87 0.08 ${angle}))`,
  backgroundColor: `light-dark(oklch(0.93 0.04 ${angle}), oklch(0.35 0.06 ${angle}))`,
})
export const hues = [20, 55, 90, 135, 180, 225, 270, 325].map((angle) => style(hue(angle)))
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const icon = style({ inlineSize: '1.3em', blockSize: '1.3em' })
