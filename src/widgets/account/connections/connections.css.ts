import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { besideField } from '../../ui/beside-field.css'
import { slim } from '../account.css'

const { color, space, radius } = vars

export const connections = style({ display: 'grid', gap: space[2] })
export const connection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.m,
  minInlineSize: 0,
})
export const connectionName = style({ display: 'grid', flex: '1 1 96px', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: 600 })
export const connecting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[2],
  minInlineSize: 0,
})
/** Where the row is narrow, the buttons are below the field. */
export const connectingAction = style([besideField, { '@container': { [slim]: { marginBlockStart: 0 } } }])
export const connectingName = style({ flex: '1 1 200px', '@container': { [slim]: { flexBasis: '100%' } } })
