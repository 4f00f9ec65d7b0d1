package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;

import com.example.boyka.web.LoginPage;

public class WrongName {
    void readsTheError() {
        onElement(LoginPage.ERROR).readText(); // fault: cannot find symbol; symbol: method readText()
    }
}
