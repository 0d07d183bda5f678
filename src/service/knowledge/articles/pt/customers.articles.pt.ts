import type { CategoryTexts } from '../help-texts'

export const customersTexts: CategoryTexts = {
  title: 'Clientes',
  desc: 'Pesquisa, compras anteriores, novas encomendas e dados pessoais',
  groups: [
    'Encontrar um cliente',
    'Compras anteriores',
    'O cliente encomenda de novo',
    'Morada e telefone',
    'Clientes que recusaram encomendas',
    'Dados pessoais',
  ],
  articles: {
    'find-customer': {
      question: 'Como encontro um cliente pelo telefone ou pelo nome?',
      steps: [
        'Abra **Clientes** e escreva parte do nome ou do telefone.',
        'Prima o nome para ver o telefone, a morada, o total gasto e as encomendas anteriores.',
      ],
      hint: 'Bastam os quatro últimos algarismos do telefone, sem traços.',
    },
    'search-everything': {
      question: 'Posso pesquisar tudo num só campo?',
      steps: [
        'Prima / ou Ctrl + K em qualquer página, ou prima **Pesquisar** no topo.',
        'Escreva um número de encomenda, um nome, um telefone ou o nome de uma página.',
        'Escolha com as setas. Enter abre, Esc fecha.',
      ],
      hint: 'A tecla / funciona com o teclado em tailandês ou em inglês, mas não enquanto escreve num campo.',
    },
    'earlier-orders': {
      question: 'O cliente pergunta o que encomendou da última vez. Onde vejo?',
      steps: [
        'Abra **Clientes**, pesquise e prima o nome.',
        'Veja **Encomendas anteriores**. Prima o número de uma encomenda para ver os produtos, o número de envio e o pagamento.',
      ],
    },
    'import-old-orders': {
      question: 'Tenho encomendas antigas num ficheiro Excel. Como as importo?',
      steps: [
        'Abra **Encomendas**, prima **Importação** e escolha um ficheiro Excel (.xlsx) ou CSV, ou largue-o lá. Se várias folhas do ficheiro tiverem encomendas, por exemplo uma por mês, escolha uma; as outras podem vir a seguir.',
        'Se o ficheiro não diz de que loja é, ou tem títulos desconhecidos, escolha primeiro a loja e as colunas, em **Colunas do ficheiro**.',
        'O ecrã diz quantas encomendas são novas, quantas já existem, e que linhas não se conseguem ler e porquê. Ainda nada é guardado.',
        'Prima o botão de importar. As encomendas antigas ficam nos seus próprios dias, não alteram stocks nem notificam ninguém. Se a ligação cair, escolha o mesmo ficheiro outra vez: nada fica em duplicado.',
        'Guarde as linhas não importadas com **Guardar como Excel**, corrija-as aí e importe esse ficheiro. Para um ficheiro de mais de 4 MB, quem cuida do servidor escreve langraan import orders.xlsx --dry-run',
        'Só uma lista de clientes: abra **Clientes** e prima **Importar, exportar**.',
      ],
    },
    'where-is-parcel': {
      question: 'O cliente pergunta onde está a encomenda. O que respondo?',
      steps: [
        'Pesquise o telefone do cliente em **Encomendas** e abra a encomenda.',
        'Prima **Copiar o número de envio** e envie-o ao cliente, que o pode consultar na transportadora.',
        'Se ainda não seguiu, o estado no topo da encomenda mostra em que passo está.',
      ],
    },
    'order-again': {
      question: 'Posso registar uma nova encomenda de um cliente sem escrever outra vez a morada?',
      steps: [
        'Abra **Clientes** e prima **Nova encomenda** na linha do cliente.',
        'Ou abra primeiro o cliente e prima **Nova encomenda para este cliente**.',
        'Em **Registar encomenda**, o nome, o telefone e a última morada já estão preenchidos. Só faltam os produtos.',
      ],
      hint: 'Pergunte sempre ao cliente se a morada ainda é a mesma.',
    },
    'customer-list': {
      question: 'Tenho de adicionar os clientes à mão?',
      about:
        'Não. Os clientes vêm das encomendas: ao guardar a primeira encomenda com um número de telefone, o cliente aparece em **Clientes**, com os mais recentes em cima. O mesmo número é sempre o mesmo cliente. Para o ter antes da primeira encomenda, prima **Adicionar um cliente**.',
      hint: 'Se o cliente usa dois números, escreva ambos no campo **Telefone**, separados por uma vírgula. Conta o primeiro.',
    },
    'change-address': {
      question: 'O cliente mudou de casa ou de número. Onde altero?',
      steps: [
        'Encomenda ainda não enviada: abra a encomenda, prima **Editar**, corrija a morada e prima **Guardar as alterações**.',
        'Nova encomenda: escreva a nova morada em **Registar encomenda**, como de costume. Da próxima vez é usada essa morada. Ou abra o cliente em **Clientes** e prima **Editar**.',
      ],
      hint: 'Se a etiqueta já foi impressa, não se esqueça de **Imprimir a etiqueta de novo**.',
    },
    'pickup-customer': {
      question: 'O cliente vem buscar à loja. Preciso da morada?',
      steps: [
        'Em **Registar encomenda**, escolha **Levantamento pelo cliente** em **Entrega**.',
        'Preencha só o nome e o telefone e guarde.',
      ],
    },
    'refused-customer': {
      question: 'De onde vem o aviso de que o cliente recusou uma cobrança na entrega?',
      about:
        'Das encomendas à cobrança desse telefone marcadas como **Devolvida**. O aviso aparece em **Clientes** e em **Registar encomenda**.',
      steps: [
        'Se vir o aviso, proponha ao cliente pagar antes e escolha **Transferência** ou **PromptPay**.',
        'Se continuar com pagamento na entrega, escreva-o em **Nota** para quem embala.',
      ],
      hint: 'Também contam as encomendas devolvidas porque a transportadora não encontrou a casa. Veja as encomendas anteriores antes de decidir.',
    },
    'export-personal-data': {
      question: 'Um cliente quer ver os dados que a loja guarda. O que faço?',
      steps: [
        'Abra **Clientes**, prima o nome e desça até **Dados pessoais**.',
        'Prima **Exportar** e envie o ficheiro ao cliente.',
      ],
      hint: 'Só o proprietário e quem tem a permissão para os dados pessoais dos clientes veem esta secção.',
    },
    'erase-personal-data': {
      question: 'Um cliente pede que apague os seus dados. O que acontece depois?',
      steps: [
        'Imprima primeiro as faturas fiscais que tem de guardar.',
        'Abra **Clientes**, prima o nome e, em **Dados pessoais**, prima **Apagar…** e confirme.',
        'O nome, o telefone, a morada, os números de envio e as imagens dos comprovativos desaparecem de todas as encomendas deste telefone. As vendas e os números dos documentos ficam.',
      ],
      hint: 'Os dados apagados não podem ser recuperados. Antes disso, todas as encomendas do cliente têm de estar concluídas.',
    },
  },
}
