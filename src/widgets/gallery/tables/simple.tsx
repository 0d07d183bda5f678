import { useLingui } from '@lingui/react/macro'
import { Price } from '../../ui/price'
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/table'
import { sampleProducts } from '../samples'

export function Simple() {
  const { t } = useLingui()
  return (
    <Table caption={t`Products`} captionShown>
      <TableHead>
        <HeadCell>{t`Name`}</HeadCell>
        <HeadCell numeric>{t`Pieces`}</HeadCell>
        <HeadCell numeric>{t`Price`}</HeadCell>
      </TableHead>
      <TableBody>
        {sampleProducts.map(({ code, name, pieces, price }) => (
          <Row key={code}>
            <Cell label={t`Name`}>{name}</Cell>
            <Cell label={t`Pieces`} numeric>
              {pieces}
            </Cell>
            <Cell label={t`Price`} numeric>
              <Price amount={price} exact />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
