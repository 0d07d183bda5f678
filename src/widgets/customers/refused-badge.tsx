import { Plural } from '@lingui/react/macro'
import { Badge } from '../ui/badge'

export function RefusedBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="danger">
      <Plural value={count} one="Refused a COD parcel" other="Refused # COD parcels" />
    </Badge>
  )
}
