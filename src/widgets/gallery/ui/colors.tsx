import { useLingui } from '@lingui/react/macro'
import { contrast } from '../../theme/contrast'
import { dark, light, type Skin } from '../../theme/skins'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import * as css from './colors.css'

type Pair = { front: keyof Skin; back: keyof Skin; least: 3 | 4.5 }

const pairs: readonly Pair[] = [
  { front: 'text', back: 'surface', least: 4.5 },
  { front: 'textMuted', back: 'surfaceSunken', least: 4.5 },
  { front: 'accent', back: 'surfaceRaised', least: 4.5 },
  { front: 'accentText', back: 'accent', least: 4.5 },
  { front: 'dangerText', back: 'danger', least: 4.5 },
  { front: 'danger', back: 'dangerSoft', least: 4.5 },
  { front: 'warning', back: 'warningSoft', least: 4.5 },
  { front: 'success', back: 'successSoft', least: 4.5 },
  { front: 'info', back: 'infoSoft', least: 4.5 },
  { front: 'borderStrong', back: 'surface', least: 3 },
]

function Sample({ skin, pair: { front, back, least } }: { skin: Skin; pair: Pair }) {
  const { i18n } = useLingui()
  const reached = contrast(skin[front], skin[back])
  const number = (value: number) => new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(value)
  return (
    <span
      className={css.sample}
      style={{
        backgroundColor: skin[back],
        ...(least === 3 ? { color: skin.text, borderColor: skin[front] } : { color: skin[front] }),
      }}
      data-least={least}
      data-reached={reached.toFixed(2)}
    >
      {number(reached)} : 1
    </span>
  )
}

export function Colors() {
  const { t } = useLingui()
  return (
    <Table caption={t`Contrast`}>
      <TableHead>
        <HeadCell>{t`Colour`}</HeadCell>
        <HeadCell>{t`Light`}</HeadCell>
        <HeadCell>{t`Dark`}</HeadCell>
        <HeadCell numeric>{t`At least`}</HeadCell>
      </TableHead>
      <TableBody>
        {pairs.map((pair) => (
          <Row key={`${pair.front}${pair.back}`}>
            <Cell label={t`Colour`}>
              <code translate="no">
                {pair.front} / {pair.back}
              </code>
            </Cell>
            <Cell label={t`Light`}>
              <Sample skin={light} pair={pair} />
            </Cell>
            <Cell label={t`Dark`}>
              <Sample skin={dark} pair={pair} />
            </Cell>
            <Cell label={t`At least`} numeric>
              {pair.least} : 1
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
