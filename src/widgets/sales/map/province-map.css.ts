import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'

const { color, font, radius } = vars

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  margin: 0,
  minInlineSize: 0,
})
export const map = style({ display: 'block', inlineSize: '100%', blockSize: '100%', minBlockSize: 0 })
const level = (fill: string) => style({ fill, stroke: color.surfaceRaised, strokeWidth: 0.8, strokeLinejoin: 'round' })
const mixed = (share: number) => `color-mix(in oklab, ${color.accent} ${share}%, ${color.border})`
export const levels = [level(color.border), level(mixed(30)), level(mixed(52)), level(mixed(76)), level(color.accent)]
export const credit = style({ color: color.textMuted, fontSize: font.size.xs, textAlign: 'center' })
export const link = style([
  focusRing,
  { display: 'inline-block', minBlockSize: 24, color: 'inherit', borderRadius: radius.s, whiteSpace: 'nowrap' },
])
