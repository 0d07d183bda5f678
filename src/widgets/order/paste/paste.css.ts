import { globalStyle, style } from '@vanilla-extract/css'
import { messageFields } from '../../../core/order/paste/order.paste.fields'
import { vars } from '../../theme/vars.css'
import { form } from '../order.css'

const { color, space, font, radius } = vars

export const panel = style({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  padding: space[3],
  backgroundColor: color.surfaceSunken,
  borderRadius: radius.m,
})
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const words = style({ overflowWrap: 'anywhere', minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space[2] })
export const kept = style({ display: 'grid', gap: space[2], fontSize: font.size.s })

export const meaning = style([row, { justifyContent: 'space-between' }])
export const part = style({ flex: '1 1 8em', minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 })

export const items = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  outline: '2px solid transparent',
  outlineOffset: 2,
  selectors: { '&:focus-visible': { outlineColor: color.focus } },
})
export const heading = style({ fontWeight: 600 })
export const item = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const choice = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[2] })
export const which = style({ flex: '1 1 200px', minInlineSize: 0 })
export const price = style({ flex: '0 1 150px', minInlineSize: 0 })

for (const field of messageFields)
  globalStyle(`${form}[data-linked=${field}] [data-field=${field}] :is(input, textarea)`, {
    boxShadow: `0 0 0 2px ${color.accent}`,
    backgroundColor: color.accentSoft,
  })
globalStyle(`${form} [data-doubt] :is(input, textarea)`, { borderColor: color.warning })
