import fakeDataProvider from 'ra-data-fakerest'
import {
  Admin,
  ArrayInput,
  Create,
  DataTable,
  List,
  NumberInput,
  Resource,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  Title,
  useGetList,
} from 'react-admin'
import { createRoot } from 'react-dom/client'

const payments = ['transfer', 'cod', 'card'].map((id) => ({ id, name: id }))
const orders = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  name: `Customer ${at}`,
  phone: `08${String(at).padStart(8, '0')}`,
  payment: payments[at % 3].id,
  total: (at * 137) % 5_000,
}))

function Figures() {
  const { data, total } = useGetList('orders', { pagination: { page: 1, perPage: 200 } })
  if (!data) return null
  const sum = (of) => of.reduce((all, order) => all + order.total, 0)
  return (
    <main>
      <Title title="Overview" />
      <p className="figure">{total} orders</p>
      <p className="figure">{sum(data)} baht</p>
      {payments.map(({ id }) => (
        <p key={id} className="figure">
          {id}: {sum(data.filter(({ payment }) => payment === id))} baht
        </p>
      ))}
    </main>
  )
}

const Orders = () => (
  <List>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="name" />
      <DataTable.Col source="phone" />
      <DataTable.NumberCol source="total" />
    </DataTable>
  </List>
)

const NewOrder = () => (
  <Create>
    <SimpleForm defaultValues={{ lines: [{}] }}>
      <TextInput source="name" validate={required()} />
      <TextInput source="phone" validate={required()} />
      <TextInput source="address" multiline validate={required()} />
      <TextInput source="subDistrict" />
      <TextInput source="district" />
      <TextInput source="province" />
      <TextInput source="postcode" />
      <SelectInput source="payment" choices={payments} />
      <ArrayInput source="lines">
        <SimpleFormIterator inline>
          <TextInput source="product" />
          <NumberInput source="qty" />
          <NumberInput source="price" />
        </SimpleFormIterator>
      </ArrayInput>
      <NumberInput source="shipping" />
      <NumberInput source="discount" />
      <TextInput source="note" multiline />
    </SimpleForm>
  </Create>
)

createRoot(document.querySelector('#root')).render(
  <Admin dataProvider={fakeDataProvider({ orders })} dashboard={Figures} disableTelemetry>
    <Resource name="orders" list={Orders} create={NewOrder} />
  </Admin>,
)
