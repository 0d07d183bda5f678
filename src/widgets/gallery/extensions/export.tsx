import { useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { Button } from '../../ui/button'
import { saveFile } from '../../ui/save-file'
import { sampleProducts } from '../samples'
import { State, States } from '../state'
import { productCsv } from './product-csv'

export function Export() {
  const { t } = useLingui()
  const heads = [t`Name`, t`Pieces`, t`Price`]
  return (
    <States>
      <State name={t`All rows`}>
        <Button
          icon={<Download />}
          onClick={({ currentTarget }) => saveFile('products.csv', productCsv(heads, sampleProducts), currentTarget)}
        >
          {t`Save as CSV`}
        </Button>
      </State>
    </States>
  )
}
