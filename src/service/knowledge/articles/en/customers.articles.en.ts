import type { CategoryTexts } from '../help-texts'

export const customersTexts: CategoryTexts = {
  title: 'Customers',
  desc: 'Search, earlier orders, repeat orders and personal data',
  groups: [
    'Finding customers',
    'Earlier orders',
    'Repeat orders',
    'Addresses and phone numbers',
    'Customers who refused parcels',
    'Personal data',
  ],
  articles: {
    'find-customer': {
      question: 'How do I find a customer by phone number or name?',
      steps: [
        'Open **Customers** and type part of the name or phone number.',
        'Press the name to see phone, address, total spent and earlier orders.',
      ],
      hint: 'The last four digits of the number are enough. Leave out hyphens.',
    },
    'search-everything': {
      question: 'Can I search everything from one place?',
      steps: [
        'Press / or Ctrl + K on any page, or press **Search** at the top.',
        'Type an order number, a name, a phone number or the name of a page.',
        'Move with the arrow keys. Press Enter to open a result, or Esc to close the search.',
      ],
      hint: "The / key works with Thai and English keyboards, but not while you're typing in a field.",
    },
    'earlier-orders': {
      question: 'A customer asks what they ordered last time. Where do I look?',
      steps: [
        'Open **Customers**, search for the customer and press the name.',
        'See **Earlier orders**. Press an order number to see its products, tracking number and payment.',
      ],
    },
    'import-old-orders': {
      question: 'Old orders are in an Excel file. How do I bring them in?',
      steps: [
        'Open **Orders**, press **Import** and choose an Excel (.xlsx) or CSV file, or drop it there. If several sheets of the file list orders, such as one per month, choose one; the others can follow.',
        'If the file doesn’t say which shop it is from, or has headings that nobody knows, choose the shop and the columns first, in **Columns of the file**.',
        'The screen says how many orders are new, how many are there already, and which rows can’t be read and why. Nothing is stored yet.',
        'Press the import button. Old orders are on their own days, change no stock and notify nobody. If the connection breaks, choose the same file again: no order is added twice.',
        'Save the rows that weren’t imported with **Save as Excel**, correct them there and import that file. For a file of more than 4 MB, whoever looks after the server types langraan import orders.xlsx --dry-run',
        'A list of customers alone: open **Customers** and press **Import, export**.',
      ],
    },
    'where-is-parcel': {
      question: 'A customer asks where the parcel is. What do I answer?',
      steps: [
        "Search for the customer's phone number in **Orders** and open the order.",
        'Press **Copy tracking number** and send it to the customer, who can check it with the courier.',
        "If it hasn't been shipped yet, the status at the top of the order shows how far it is.",
      ],
    },
    'order-again': {
      question: 'Can I take an order for a known customer without typing the address again?',
      steps: [
        "Open **Customers** and press **New order** in the customer's row.",
        'Or open the customer first and press **New order for this customer**.',
        '**Take an order** already has the name, phone and latest address. You only add the products.',
      ],
      hint: 'Always ask the customer first whether the address is still right.',
    },
    'customer-list': {
      question: 'Do I have to add customers myself?',
      about:
        'No. Customers come from orders: when you save the first order with a phone number, it appears in **Customers**, latest first. The same number is the same customer. To have one before the first order, press **Add a customer**.',
      hint: 'If a customer has two numbers, enter both in **Phone**, separated by a comma. The first one identifies the customer.',
    },
    'change-address': {
      question: 'A customer has moved or has a new phone number. Where do I change it?',
      steps: [
        'Order not shipped yet: open it, press **Edit**, change the address and press **Save changes**.',
        'New order: enter the new address in **Take an order** as usual. It will be used from then on. Or open the customer under **Customers** and press **Edit**.',
      ],
      hint: "If the label was already printed, don't forget **Print label again**.",
    },
    'pickup-customer': {
      question: 'The customer collects the order at the shop. Do I need an address?',
      steps: [
        'In **Take an order**, go to **Delivery** and choose **Customer collects**.',
        'Enter only name and phone, then save.',
      ],
    },
    'refused-customer': {
      question: 'Why does it say that a customer refused a COD parcel?',
      about:
        'Because a COD order with this phone number has the status **Returned**. You see it in **Customers** and in **Take an order**.',
      steps: [
        'Ask the customer to pay in advance, and choose **Bank transfer** or **PromptPay**.',
        'If you still send it with cash on delivery, write a **Note** for the packer.',
      ],
      hint: "Parcels that came back because the courier didn't find the house count as well. Look at the earlier orders before you decide.",
    },
    'export-personal-data': {
      question: 'A customer wants to see the data we keep. What should I do?',
      steps: [
        'Open **Customers**, press the name and scroll to **Personal data**.',
        'Press **Export** and send the file to the customer.',
      ],
      hint: 'Only owners see this, and people with the permission for personal data of customers.',
    },
    'erase-personal-data': {
      question: 'A customer wants their data erased. What happens then?',
      steps: [
        'Print the tax invoices that you have to keep first.',
        'Open **Customers** and press the name. At **Personal data**, press **Erase…** and confirm.',
        'Name, phone, address, tracking numbers and slips are removed from all orders with this phone number. Sales figures and document numbers stay.',
      ],
      hint: "Erased data can't be restored. All orders of the customer have to be closed first.",
    },
  },
}
