import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { roomy } from '../../ui/form.css'

const { color, space, radius } = vars

export const picture = style({ display: 'flex', alignItems: 'start', gap: space[3], minInlineSize: 0 })
export const stack = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const rows = style({ display: 'grid', gap: space[4] })

export const variants = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const variant = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  minInlineSize: 0,
})
export const variantFields = style({
  flex: 1,
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const archived = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  color: color.textMuted,
})
export const addVariant = style({ justifySelf: 'start' })
