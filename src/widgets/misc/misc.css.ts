import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'inherit',
  backgroundColor: color.surface,
})
export const bar = style({ display: 'flex', alignItems: 'center', padding: `${space[3]} ${space[4]}` })
export const tools = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' })
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: 560,
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[12]}`,
  textAlign: 'center',
})
export const picture = style({ inlineSize: '100%', maxInlineSize: 320 })
export const title = style({ fontSize: font.size.xxl, lineHeight: 1.5, textWrap: 'balance' })
export const lead = style({ maxInlineSize: '28em', color: color.textMuted, textWrap: 'balance' })
export const over = style({ color: color.success, fontWeight: 600 })

export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[2],
  inlineSize: '100%',
  maxInlineSize: 420,
})
export const part = style({
  display: 'grid',
  paddingBlock: space[3],
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
})
export const figure = style({ fontSize: font.size.xxl, fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const word = style({ color: color.textMuted, fontSize: font.size.s, overflowWrap: 'anywhere' })

export const form = style({ inlineSize: '100%', maxInlineSize: 420 })
export const fields = style({ display: 'grid', gap: space[3] })
export const field = style({ textAlign: 'start' })
export const thanks = style({ outline: 'none' })
export const kept = style({ display: 'grid', justifyItems: 'center', gap: space[2], overflowWrap: 'anywhere' })

export const soft = style({ fill: color.accentSoft })
export const strong = style({ fill: color.accent })
export const paper = style({ fill: color.surfaceRaised })
const card = (share: number) => `color-mix(in oklab, ${color.warning} ${share}%, ${color.surfaceRaised})`
export const parcel = style({ fill: card(42) })
export const tape = style({ fill: card(75) })
export const lamp = style({ fill: color.borderStrong })
const drawn = { fill: 'none', stroke: color.borderStrong, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const line = style({ ...drawn, strokeWidth: 3 })
export const pole = style({ ...drawn, stroke: color.text, strokeWidth: 4 })
