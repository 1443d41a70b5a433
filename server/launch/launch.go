// Package launch runs a built server as a program of its own, for tests and measurements. The
// system gives the port, and the server says which: nobody has to free one and hope that it is
// still free.
package launch

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"regexp"
	"time"
)

// patience is how long a busy machine may take to start a server.
const patience = time.Minute

// said is what the server says as soon as it listens.
var said = regexp.MustCompile(` at http://localhost:(\d+)$`)

// Server starts a server program, in the folder named unless that is "", and gives the host and
// port at which it answers. To end the process and to wait for its end is the caller's.
func Server(program, folder string, args ...string) (server *exec.Cmd, host string, err error) {
	server = exec.Command(program, append(args, "-addr", "127.0.0.1:0")...)
	server.Dir = folder
	out, err := server.StdoutPipe()
	if err != nil {
		return nil, "", err
	}
	if err := server.Start(); err != nil {
		return nil, "", err
	}
	late := time.AfterFunc(patience, func() { server.Process.Kill() })
	port, err := portOf(out)
	if !late.Stop() && err == nil {
		err = fmt.Errorf("it took longer than %v", patience)
	}
	if err != nil {
		server.Process.Kill()
		server.Wait()
		return nil, "", fmt.Errorf("starting %s: %w", program, err)
	}
	return server, "127.0.0.1:" + port, nil
}

// portOf reads what a server says up to where it names its port.
func portOf(out io.Reader) (string, error) {
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if port := said.FindStringSubmatch(lines.Text()); port != nil {
			return port[1], nil
		}
	}
	if err := lines.Err(); err != nil {
		return "", err
	}
	return "", fmt.Errorf("it has ended, or closed its output, without naming a port")
}
