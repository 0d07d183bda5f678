import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space } = vars

export const frame = style({ display: 'flex', flexWrap: 'wrap', gap: space[6] })
export const map = style({ flex: '1 1 260px', blockSize: 560, minInlineSize: 0 })
export const names = style({ flex: '1 1 220px', display: 'grid', alignContent: 'start' })
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 40,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
