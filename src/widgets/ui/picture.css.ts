import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, radius } = vars

export const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.m,
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
})
globalStyle(`${frame} > svg`, { inlineSize: '36%', blockSize: '36%', maxInlineSize: 40, opacity: 0.7 })

export const sizes = styleVariants({
  s: { inlineSize: 40, blockSize: 40, borderRadius: radius.s },
  m: { inlineSize: 56, blockSize: 56 },
  fill: { inlineSize: '100%', aspectRatio: '1', borderRadius: 0 },
})

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
