export { CustomersScreen, type CustomersScreenProps, customerIn } from './customers'
