package lang

import (
	"math/rand/v2"
	"sync"
)

// Gender decides the pronouns of a person.
type Gender uint8

const (
	She Gender = iota
	He
)

// Person is somebody in a problem.
type Person struct {
	Name   string
	Gender Gender
}

// Pronoun gives the form for "he", "him", "his", "himself"; any other word gives "".
func (p Person) Pronoun(form string) string {
	if p.Gender == He {
		switch form {
		case "he", "him", "his", "himself":
			return form
		}
		return ""
	}
	return map[string]string{"he": "she", "him": "her", "his": "her", "himself": "herself"}[form]
}

// Possessive gives "Maya's", "James's".
func (p Person) Possessive() string { return p.Name + "'s" }

// people are the names, from many cultures, in no order that matters. They are read when they are
// first asked for: a program that names nobody is without them.
type people struct {
	girls, boys, surnames []string
	all                   map[string]bool
}

var (
	readPeople sync.Once
	known      *people
)

func everybody() *people {
	readPeople.Do(func() {
		known = &people{girls: words(girls), boys: words(boys), surnames: words(surnames), all: map[string]bool{}}
		for _, list := range [][]string{known.girls, known.boys, known.surnames} {
			for _, n := range list {
				known.all[n] = true
			}
		}
	})
	return known
}

// Girls and Boys are first names, Surnames stand behind a title.
func Girls() []string    { return everybody().girls }
func Boys() []string     { return everybody().boys }
func Surnames() []string { return everybody().surnames }

const (
	girls = `Amara Aisha Maya Priya Chloe Sofia Mei Yuki Fatima Zoe Ingrid Nia Leila Ana Lucia Hana Olivia Grace Ruby Ella
		Isla Freya Niamh Aoife Carys Eilidh Wanjiru Adaeze Chioma Zainab Khadija Noor Samira Yasmin Layla Shirin Parisa Anjali Kavya
		Divya Meera Lakshmi Sana Ayesha Thuy Linh Mai Siti Dewi Malia Leilani Aroha Kiri Marama Tala Winona Camila Valentina Isabella
		Ximena Gabriela Renata Paloma Ines Beatriz Catarina Giulia Chiara Francesca Elena Ioana Katya Olga Svetlana Zuzana Petra Agnes
		Hedda Astrid Linnea Saga Aino Elsa Greta Lotte Femke Anouk Manon Camille Amelie Margot Juliette Esther Miriam Talia Shira
		Naomi Abigail Hannah Emily Alice Lucy Daisy Poppy Molly Harriet Martha Nora Clara Ivy Hazel Violet Rosa Stella Tess Bella
		Jasmine Imani Keisha Tiana Destiny Serena Naledi Thandi Zola Lindiwe Makena Abena Efua Akosua Yaa Selam Hiwot Bilan Hodan
		Eun-ji Soo-jin Min-seo Xin Lian Jia Ying Sakura Aiko Emi Rin Hinata Oyuna Aigerim Nilufar Dilnoza Elif Zeynep Defne Ayla
		Nadia Dalia Rania Salma Hala Mariam Ketevan Nino Ani Lusine Mila Ivana Jelena Tamara Vesna Kasia Zofia Hania Maja`
	boys = `Omar Liam Kofi Diego Arjun Kenji Ivan Mateo Noah Jamal Ravi Chen Hugo Tariq Tom Sam Ben Jack Leo Oscar
		Callum Rhys Declan Cian Ewan Hamish Kwame Chidi Emeka Tunde Babatunde Sipho Thabo Themba Mandla Jabari Baraka Juma Hassan
		Yusuf Ibrahim Ahmed Bilal Karim Rashid Samir Faisal Reza Darius Cyrus Kabir Rohan Vikram Aditya Nikhil Imran Zayd Minh Duc
		Bao Tuan Budi Agus Kai Keanu Tane Wiremu Nikau Koda Carlos Javier Alejandro Santiago Emilio Rafael Thiago Joao Tiago Duarte
		Luca Matteo Marco Giovanni Andrei Mihai Dmitri Alexei Pavel Tomas Jakub Marek Bence Lars Erik Magnus Sven Oskar Mikko Eino
		Jonas Felix Maximilian Bram Daan Sem Louis Antoine Theo Etienne Remy Eli Ezra Asher Daniel Isaac Jacob Adam George Harry
		Alfie Archie Arthur Edward Henry Charlie Max Toby Finn Owen Dylan Ethan Logan Caleb Marcus Andre Malik Darnell Tyrone Isaiah
		Elijah Lerato Tendai Farai Kamau Otieno Kwesi Yaw Dawit Abel Abdi Guled Min-jun Joon-ho Seung Hao Wei Jun Lei Haruto
		Riku Sota Ren Takumi Batu Temir Aslan Rustam Emre Kerem Deniz Burak Nabil Ziad Anwar Khalil Giorgi Levan Aram Davit
		Luka Stefan Nikola Milan Goran Kacper Filip Szymon Antoni`
	surnames = `Okafor Chen Tanaka Garcia Singh Ahmed Murphy Larsen Rossi Kim Nguyen Patel Silva Jensen Haddad
		Osei Mbeki Tesfaye Abebe Mwangi Diallo Traore Hassan Rahman Khan Sharma Iyer Reddy Das Fernando Perera Tran Pham Lim Tan Wong Lee
		Park Choi Sato Suzuki Ito Yamamoto Kahale Tamati Walker Bell Carter Reed Hughes Evans Price Campbell Fraser Stewart Byrne
		Kelly Lopez Morales Castillo Vargas Rojas Mendoza Costa Pereira Bianchi Moretti Popescu Ionescu Horvat Nagy
		Lindqvist Berg Virtanen Korhonen Fischer Weber Schmidt Bakker Visser Dubois Laurent Moreau Cohen Levy Aydin Demir Yilmaz
		Kaya Nazari Karimi Farouk Mansour Botha Dlamini Nkosi Banda Phiri`
)

// Child draws a girl or a boy.
func Child(r *rand.Rand, g Gender) Person {
	if g == She {
		return Person{Girls()[r.IntN(len(Girls()))], She}
	}
	return Person{Boys()[r.IntN(len(Boys()))], He}
}

// Adult draws a person with a title: Mrs Okafor, Mr. Tanaka. american sets the point after the
// title.
func Adult(r *rand.Rand, g Gender, american bool) Person {
	title := "Mr"
	if g == She {
		title = []string{"Mrs", "Ms"}[r.IntN(2)]
	}
	if american {
		title += "."
	}
	return Person{title + " " + Surnames()[r.IntN(len(Surnames()))], g}
}

// IsName is true for the names that people in our problems have.
func IsName(word string) bool { return everybody().all[word] }
