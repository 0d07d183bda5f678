import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { facts } from '../cart.css'

const { color, space, font, radius } = vars

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[2]}`,
  padding: space[3],
  borderRadius: radius.m,
  fontSize: font.size.s,
})
export const noticeTones = styleVariants({
  warning: { color: color.warning, backgroundColor: color.warningSoft },
  danger: { color: color.danger, backgroundColor: color.dangerSoft },
})
export const noticeIcon = style({ inlineSize: '1.3em', blockSize: '1.3em', marginBlockStart: '0.15em' })
export const noticeText = style({ color: color.text, overflowWrap: 'anywhere' })
export const noticeActions = style({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const form = style({ display: 'grid', gap: space[4] })
export const formRow = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })
export const formName = style({ display: 'grid', fontWeight: 600, overflowWrap: 'anywhere' })
export const usual = style({ fontSize: font.size.s, fontWeight: 400, color: color.textMuted })

export const offer = style([facts, { marginBlockStart: vars.space.half }])
export const shipping = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
globalStyle(`${shipping} > svg`, { flex: 'none', inlineSize: 14, blockSize: 14 })
